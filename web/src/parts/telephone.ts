import { html, type TemplateResult } from "lit";

/** A telephone number as it is read in every language: from left to right. */
export function telephone(number: string): TemplateResult {
  return html`<bdi dir="ltr">${number}</bdi>`;
}

/** The address that calls a number (RFC 3966). */
export function telephoneUrl(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
