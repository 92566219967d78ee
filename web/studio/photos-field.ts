import { html, nothing, type TemplateResult } from "lit";
import type { Image } from "../../src/client/api-types.ts";
import { read } from "./fields.ts";
import { smallUrl } from "./names.ts";
import { dropTarget, moved, orderButtons } from "./ordering.ts";
import { StudioElement, wordsOf } from "./studio-element.ts";
import { t } from "./texts/texts.ts";

/** `<photos-field .session .photos single>`: pictures in order, the first on cards. Fires `photos`. */
class PhotosField extends StudioElement {
  static override properties = {
    photos: { attribute: false },
    single: { type: Boolean },
    uploading: { state: true },
  };
  declare photos: readonly Image[];
  declare single: boolean;
  /** The name of the file that is on its way. */
  declare uploading: string;

  constructor() {
    super();
    this.photos = [];
    this.single = false;
    this.uploading = "";
  }

  override render(): TemplateResult {
    const { photos } = this;
    const order = (from: number, to: number) => this.#tell(moved(photos, from, to));
    return html`<ol class="photos">${photos.map((photo, index) => {
      const name = t("photo", { count: index + 1 });
      const change = (next: Partial<Image>) =>
        this.#tell(photos.map((other) => (other === photo ? { ...photo, ...next } : other)));
      const words = (
        label: string,
        value: string,
        set: (value: string) => void,
      ) => html`<label><span class="field__part">${label}</span>
        <input type="text" .value=${value} @change=${(event: Event) => set(read(event).trim())} /></label>`;
      return html`<li class="photo" draggable="true" ${dropTarget(index, order)}>
        <span class="photo__frame"><img src=${smallUrl(photo.images) ?? ""} alt=${photo.keywords.join(", ") || name} loading="lazy" />
          ${index === 0 && !this.single ? html`<b class="state">${t("mainPhoto")}</b>` : nothing}</span>
        ${words(t("photoShows"), photo.keywords.join(", "), (value) => change({ keywords: list(value) }))}
        ${words(t("photoBy"), photo.attributions.join(", "), (value) => change({ attributions: list(value) }))}
        ${words(t("photoLicence"), photo.license ?? "", (value) => change({ license: value || undefined }))}
        <span class="photo__buttons">${orderButtons(name, index, photos.length, order)}
          <button class="icon-button" type="button" aria-label=${t("takeOut", { name })} @click=${() => this.#tell(photos.filter((other) => other !== photo))}>×</button></span>
      </li>`;
    })}</ol>
    <div class="drop" @dragover=${this.#over} @dragleave=${this.#over} @drop=${this.#drop}>
      ${
        this.uploading
          ? html`<span role="status">${t("photoUploading", { name: this.uploading })}</span>`
          : html`${t("photoDrop")} <label class="link">${t("photoChoose")}<input class="unseen" type="file" accept="image/*" ?multiple=${!this.single}
        @change=${(event: Event) => {
          const input = event.target as HTMLInputElement;
          void this.#upload([...(input.files ?? [])]);
          input.value = "";
        }} /></label>`
      }
    </div>
    <form class="row-form" @submit=${this.#add}>
      <label><span class="field__part">${t("photoAddress")}</span><input name="url" type="text" inputmode="url" required /></label>
      <button class="quiet">${t("photoAdd")}</button>
    </form>
    ${this.faultLine()}`;
  }

  readonly #add = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const form = event.target as HTMLFormElement;
    const url = String(new FormData(form).get("url")).trim();
    form.reset();
    this.#tell([...this.photos, photoOf([{ size: "large", url }])]);
  };

  readonly #over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).toggleAttribute("data-over", event.type === "dragover");
  };

  readonly #drop = (event: DragEvent) => {
    this.#over(event);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) event.preventDefault();
    (event.currentTarget as HTMLElement).removeAttribute("data-over");
    void this.#upload(files);
  };

  /** One after the other: the server scales one picture at a time. */
  async #upload(files: readonly File[]): Promise<void> {
    this.fault = "";
    let photos = this.photos;
    for (const file of files) {
      if (!file.type.startsWith("image/")) {
        this.fault = t("photoTypes", { name: file.name });
        continue;
      }
      this.uploading = file.name;
      try {
        const { renditions } = await this.session.upload(file);
        // A size is there once more for old mail programs.
        const sizes = renditions.filter(
          ({ size }, index) => renditions.findIndex((other) => other.size === size) === index,
        );
        photos = [...photos, photoOf(sizes.map(({ size, url }) => ({ size, url })))];
        this.#tell(photos);
      } catch (error) {
        this.fault = wordsOf(error);
      }
    }
    this.uploading = "";
  }

  #tell(photos: readonly Image[]): void {
    // Without what is undefined.
    this.emit(
      "photos",
      photos.map((photo) => JSON.parse(JSON.stringify(photo)) as Image),
    );
  }
}

function photoOf(images: Image["images"]): Image {
  return {
    id: `img-${crypto.randomUUID().slice(0, 8)}`,
    category: "photo",
    attributions: [],
    keywords: [],
    images,
  };
}

const list = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

customElements.define("photos-field", PhotosField);
