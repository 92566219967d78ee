import type { OrgLanguagesAnswer } from "../../contract/answers.ts";
import type { OrgLanguagesRequest } from "../../contract/parameters.ts";
import { DEFAULT_LANGUAGE } from "../../languages/compare.ts";
import type { Scope } from "../match/sight.ts";
import type { Org } from "../org/org.ts";
import type { Answer } from "../present.ts";

/**
 * The languages of the organisation, or of one of its hosts (GET org-languages). An unknown host, or one that the caller
 * may not see, gives the organisation's list: the one case in which the interface asks for no error.
 */
export function orgLanguages(org: Org, scope: Scope, { hostId }: OrgLanguagesRequest): Answer {
  const visible = hostId !== undefined && (!scope.hostIds || scope.hostIds.includes(hostId));
  const host = visible ? org.hosts.get(hostId) : undefined;
  const ofHost = host && host.languageCodes.length > 0;
  const codes = ofHost ? host.languageCodes : org.languageCodes;
  const wanted = (ofHost ? host.defaultLanguageCode : undefined) ?? org.defaultLanguage;
  const defaultLanguageCode = codes.includes(wanted) ? wanted : (codes[0] ?? wanted);
  const answer: OrgLanguagesAnswer = {
    orgId: org.id,
    hostId: ofHost ? host.id : null,
    scope: ofHost ? "host" : "org",
    defaultLanguageCode,
    languageCodes: [...codes],
    languages: codes.map((code) => ({
      code,
      name: nameOf(code, DEFAULT_LANGUAGE),
      nativeName: nameOf(code, code),
      direction: new Intl.Locale(code).getTextInfo().direction === "rtl" ? "rtl" : "ltr",
      isDefault: code === defaultLanguageCode,
    })),
  };
  return { body: Buffer.from(JSON.stringify(answer), "utf8"), languages: [] };
}

function nameOf(code: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: "language" }).of(code) ?? code;
}
