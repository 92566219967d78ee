import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { validate } from "dockerfile-utils";
import { parse, parseAllDocuments } from "yaml";
import { findProgram } from "./support/programs.ts";
import { caddy, deployed, nginx } from "./support/proxies.ts";

const read = (name: string) => readFileSync(deployed(name), "utf8");
const settings = readFileSync(new URL("../docs/configuration.md", import.meta.url), "utf8");
/** Settings that are not Waymark's own. */
const OTHERS = ["NODE_ENV", "NODE_COMPILE_CACHE"];
const without = (name: string) => findProgram(name) === undefined && `${name} is not installed`;

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-deploy-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

function assertKnown(names: readonly string[]): void {
  for (const name of names) assert.ok(OTHERS.includes(name) || settings.includes(`| \`${name}\``), name);
}

test("the image is built without a complaint of the linter, runs as nobody special and says how it is", () => {
  const text = read("Dockerfile");
  assert.deepEqual(validate(text), []);
  const lines = text.split("\n");
  assert.equal(lines.filter((line) => line.startsWith("FROM node:24-slim")).length, 2);
  assert.deepEqual(
    lines.filter((line) => line.startsWith("USER")),
    ["USER 1000:1000"],
  );
  assert.match(text, /\nHEALTHCHECK .*\\\n {2}CMD \["node"/);
  const [, variables] = /^ENV (.+)$/m.exec(text)!;
  assertKnown(variables!.split(" ").map((pair) => pair.split("=")[0]!));
});

interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
  stop_grace_period?: string;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

for (const name of ["compose.yaml", "compose.cluster.yaml"]) {
  test(`${name} names services, volumes and settings that there are, and keeps nodes from writing elsewhere`, () => {
    const { services, volumes } = parse(read(name), { merge: true }) as Compose;
    for (const [
      service,
      { environment = {}, volumes: mounts = [], depends_on = {}, read_only },
    ] of Object.entries(services)) {
      for (const mount of mounts.filter((mount) => !mount.startsWith(".")))
        assert.ok(mount.split(":")[0]! in volumes, mount);
      for (const needed of Object.keys(depends_on)) assert.ok(needed in services, needed);
      if (!service.startsWith("waymark")) continue;
      assert.equal(read_only, true);
      assertKnown(Object.keys(environment));
    }
  });
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: manifests of several kinds
  spec: any;
}

test("the Kubernetes manifests fit together, and their pods may write nothing but their volumes", () => {
  const documents = parseAllDocuments(read("kubernetes.yaml"));
  assert.deepEqual(
    documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]),
    [],
  );
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const specOf = (kind: string) => manifests.find((manifest) => manifest.kind === kind)!.spec;
  const { selector, template } = specOf("Deployment");
  const labels = JSON.stringify(template.metadata.labels);
  for (const chosen of [
    selector.matchLabels,
    specOf("Service").selector,
    specOf("PodDisruptionBudget").selector.matchLabels,
  ])
    assert.equal(JSON.stringify(chosen), labels);
  const [container] = template.spec.containers;
  const volumes = template.spec.volumes.map(({ name }: { name: string }) => name);
  for (const { name } of container.volumeMounts) assert.ok(volumes.includes(name), name);
  const claims = manifests
    .filter(({ kind }) => kind === "PersistentVolumeClaim")
    .map(({ metadata }) => metadata.name);
  for (const { persistentVolumeClaim: claim } of template.spec.volumes)
    if (claim) assert.ok(claims.includes(claim.claimName));
  assertKnown(container.env.map(({ name }: { name: string }) => name));
  assert.equal(template.spec.securityContext.runAsNonRoot, true);
  assert.equal(container.securityContext.readOnlyRootFilesystem, true);
  const drain = Number(container.env.find(({ name }: { name: string }) => name === "DRAIN_SECONDS").value);
  assert.ok(template.spec.terminationGracePeriodSeconds > drain + 8 + 4, "time to stop");
});

test("systemd takes the unit, and rates what it may do as little", {
  skip: without("systemd-analyze"),
}, () => {
  const unit = join(folder, "waymark.service");
  writeFileSync(
    unit,
    read("waymark.service")
      .replace("/usr/bin/node", process.execPath)
      .replace(/\/opt\/waymark\S+/, join(import.meta.dirname, "../bin/waymark.mjs")),
  );
  const variables = [...read("waymark.service").matchAll(/(?<=^Environment=.*)\b[A-Z_]+(?==)/gm)];
  assertKnown(variables.map(([name]) => name));
  execFileSync("systemd-analyze", ["verify", unit], { stdio: "pipe" });
  // Of 100, for a service that may do everything.
  execFileSync("systemd-analyze", ["security", "--offline=true", "--threshold=20", unit], { stdio: "pipe" });
});

test("Caddy takes its file", { skip: without("caddy") }, () => {
  const { program, args, env } = caddy(folder, 8080, [8081, 8082], "validate");
  execFileSync(program!, args, { env, stdio: "pipe" });
});

test("nodes behind a proxy drain for longer than nginx keeps idle connections, and are given the time to stop", () => {
  const [, idle] = /keepalive_timeout (\d+)s;/.exec(read("nginx.conf"))!;
  const { services } = parse(read("compose.cluster.yaml"), { merge: true }) as Compose;
  for (const name of ["waymark1", "waymark2"]) {
    const { environment, stop_grace_period } = services[name]!;
    const drain = Number(environment!.DRAIN_SECONDS);
    assert.ok(drain > Number(idle), name);
    assert.ok(Number.parseInt(stop_grace_period!, 10) > drain + 8 + 3, "time to stop");
  }
});

test("nginx takes its file", { skip: without("nginx") }, () => {
  const { program, args } = nginx(folder, 8080, [8081, 8082], "-t");
  execFileSync(program!, args, { stdio: "pipe" });
});
