import type { OrgLanguagesAnswer } from "../../contract/answers.ts";
import type { OrgLanguagesRequest } from "../../contract/parameters.ts";
import type { Answer, Scope } from "../answer.ts";
import type { OrgView } from "../view/org-view.ts";

/**
 * The languages of the organisation, or of one of its hosts (GET org-languages). An unknown host, or one that the caller
 * may not see, gives the organisation's list: the interface's one rule of no error.
 */
export function orgLanguages(view: OrgView, scope: Scope, { hostId }: OrgLanguagesRequest): Answer {
  const visible = hostId !== undefined && (!scope.hostIds || scope.hostIds.includes(hostId));
  const host = visible ? view.hosts.get(hostId) : undefined;
  const ofHost = host && host.languageCodes.length > 0;
  const codes = ofHost ? host.languageCodes : view.organisation.languageCodes;
  const wanted = (ofHost ? host.defaultLanguageCode : undefined) ?? view.defaultLanguage;
  const defaultLanguageCode = codes.includes(wanted) ? wanted : (codes[0] ?? wanted);
  const answer: OrgLanguagesAnswer = {
    orgId: view.organisation.id,
    hostId: ofHost ? host.id : null,
    scope: ofHost ? "host" : "org",
    defaultLanguageCode,
    languageCodes: [...codes],
    languages: codes.map((code) => ({
      code,
      name: nameOf(code, "en"),
      nativeName: nameOf(code, code),
      direction: directionOf(code),
      isDefault: code === defaultLanguageCode,
    })),
  };
  return { body: Buffer.from(JSON.stringify(answer), "utf8"), languages: [] };
}

function nameOf(code: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: "language" }).of(code) ?? code;
}

function directionOf(code: string): "ltr" | "rtl" {
  return new Intl.Locale(code).getTextInfo().direction === "rtl" ? "rtl" : "ltr";
}
