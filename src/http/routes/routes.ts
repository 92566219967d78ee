import { type Operation, operations } from "../../contract/operations.ts";
import type { Parameters, ValuesOf } from "../../contract/parameter.ts";
import type { Answer, Scope } from "../../discovery/answer.ts";
import type { Discovery } from "../../discovery/discovery.ts";

type PathValues = Readonly<Record<string, string>>;

/** An operation and the use case that answers it. */
export interface Route {
  operation: Operation;
  answer: (discovery: Discovery, scope: Scope, values: never, path: PathValues) => Promise<Answer>;
}

function route<P extends Parameters>(
  operation: Operation<P>,
  answer: (discovery: Discovery, scope: Scope, values: ValuesOf<P>, path: PathValues) => Promise<Answer>,
): Route {
  return { operation, answer };
}

/** Every operation below /v2, with its use case. */
export const routes: readonly Route[] = [
  route(operations.guideSearch, (discovery, scope, values) => discovery.guideSearch(scope, values)),
  route(operations.listingSearch, (discovery, scope, values) => discovery.listingSearch(scope, values)),
  route(operations.locationSearch, (discovery, scope, values) => discovery.locationSearch(scope, values)),
  route(operations.hostProfile, (discovery, scope, values) => discovery.hostProfile(scope, values)),
  route(operations.hostHome, (discovery, scope, values) => discovery.hostHome(scope, values)),
  route(operations.listHosts, (discovery, scope) => discovery.listHosts(scope)),
  route(operations.orgLanguages, (discovery, scope, values) => discovery.orgLanguages(scope, values)),
  route(operations.pageSlug, (discovery, scope, values, path) =>
    discovery.pageSlug(scope, path.siteId!, values),
  ),
  route(operations.getPersonalizationOptions, (discovery, scope, values) =>
    discovery.personalizationOptions(scope, values),
  ),
];
