import type { Page } from "playwright-core";

export interface Change {
  /** The path below the organisation. */
  operation: string;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any operation
  apply: (answer: any) => void;
}

/** Answers of the real server with something in them that the sample does not have. */
export async function changeAnswers(page: Page, { operation, apply }: Change): Promise<void> {
  await page.route(`**/${operation}?*`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    apply(json);
    await route.fulfill({ response, json });
  });
}
