import type { HostsAnswer } from "../../contract/answers.ts";
import type { Scope } from "../match/sight.ts";
import type { Org } from "../org/org.ts";
import type { Answer } from "../present.ts";

/** The active hosts that the caller may see, in the order of their names, alike ones by id (GET hosts). */
export function listHosts(org: Org, { hostIds }: Scope): Answer {
  const { compare } = new Intl.Collator(org.defaultLanguage);
  const hosts = [...org.hosts.values()]
    .filter(({ id }) => !hostIds || hostIds.includes(id))
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  const answer: HostsAnswer = { hosts };
  return { body: Buffer.from(JSON.stringify(answer), "utf8"), languages: [] };
}
