import { Counter, Gauge, type Registry } from "@prometheus-io/client";
import type { Concierge } from "../../concierge/concierge.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { Store } from "../../store/store.ts";

/** Organisations that are told one by one, at most: each is a dozen series. */
const MOST_ORGANISATIONS = 100;

export interface Watched {
  store: Pick<Store, "usage">;
  concierge?: Pick<Concierge, "modelOutcomes" | "mailCounts">;
  /** Absent: nothing is told of organisations. */
  discovery?: Pick<Discovery, "inMemory">;
}

/** Adds what is looked up whenever metrics are asked for: store, mail, language model and the organisations in memory. */
export function addGauges(registry: Registry, { store, concierge, discovery }: Watched): void {
  const registers = [registry];
  if (store.usage) addStore(registers, store.usage);
  if (discovery) addOrganisations(registers, discovery);
  const { mailCounts, modelOutcomes } = concierge ?? {};
  if (mailCounts) {
    const help = "Mails that the mail server took (sent) or did not take (failed).";
    addOutcomes(registers, { name: "waymark_mails_total", help }, () => Object.entries(mailCounts));
  }
  if (modelOutcomes) {
    const help =
      "Messages that the language model was to read, by outcome; all but `answered` were understood without it.";
    addOutcomes(registers, { name: "waymark_language_model_answers_total", help }, () => modelOutcomes);
  }
}

function addOutcomes(
  registers: Registry[],
  told: { name: string; help: string },
  counts: () => Iterable<readonly [outcome: string, count: number]>,
): void {
  new Counter({
    ...told,
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of counts()) this.inc({ outcome }, count);
    },
  });
}

function addStore(registers: Registry[], usage: NonNullable<Store["usage"]>): void {
  const { bytes, connections } = usage();
  if (bytes !== undefined) {
    new Gauge({
      name: "waymark_store_bytes",
      help: "Size of the embedded store's files.",
      labelNames: ["store"],
      registers,
      // Of several workers each tells the same files.
      aggregator: "max",
      collect() {
        const { kind, bytes: now = 0 } = usage();
        this.set({ store: kind }, now);
      },
    });
  }
  if (!connections) return;
  new Gauge({
    name: "waymark_store_connections",
    help: "Connections to the database that are open, those of them that work (busy), and questions that wait for one.",
    labelNames: ["store", "state"],
    registers,
    collect() {
      const { kind, connections: now } = usage();
      for (const [state, count] of Object.entries(now!)) this.set({ store: kind, state }, count);
    },
  });
}

/** Of several workers each has organisations of its own in memory: their bytes add up, of the rest the highest is told. */
function addOrganisations(registers: Registry[], { inMemory }: Pick<Discovery, "inMemory">): void {
  const told = () => inMemory().slice(0, MOST_ORGANISATIONS);
  new Gauge({
    name: "waymark_catalogue_records",
    help: "Active records of an organisation that is in memory, by kind.",
    labelNames: ["org", "kind"],
    registers,
    aggregator: "max",
    collect() {
      this.reset();
      for (const { orgId: org, records } of told())
        for (const [kind, count] of Object.entries(records)) this.set({ org, kind }, count);
    },
  });
  const gauges = [
    ["bytes", "bytes", "sum", "Roughly what an organisation takes of the memory."],
    ["version", "version", "max", "The version of an organisation that is in memory."],
    ["version_age_seconds", "versionSeconds", "max", "Since this process read that version."],
    ["stale_seconds", "staleSeconds", "max", "Since the store last told the version; 0 while it tells."],
  ] as const;
  for (const [name, field, aggregator, help] of gauges) {
    new Gauge({
      name: `waymark_catalogue_${name}`,
      help,
      labelNames: ["org"],
      registers,
      aggregator,
      collect() {
        this.reset();
        for (const org of told()) this.set({ org: org.orgId }, org[field]);
      },
    });
  }
}
