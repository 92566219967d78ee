/** Which methods each address takes, for 405, Allow and OPTIONS. Filled while routes are added. */
export class AllowedMethods {
  readonly #routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  /** @param url as the router writes it, with `:name` for a parameter */
  add(url: string, methods: readonly string[]): void {
    const route = this.#routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const method of methods) route.methods.add(method);
    this.#routes.set(url, route);
  }

  /** The methods that a raw path takes, in alphabetical order; undefined when there is no such address. */
  of(path: string): string[] | undefined {
    for (const { pattern, methods } of this.#routes.values()) {
      if (pattern.test(path)) return [...methods, "OPTIONS"].sort();
    }
    return undefined;
  }
}

function patternOf(url: string): RegExp {
  const parts = url
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${parts.join("/")}$`);
}
