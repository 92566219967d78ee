/** The part of cli-progress that is used; the package has no types of its own. */
declare module "cli-progress" {
  export interface Options {
    format: string;
    stream: NodeJS.WritableStream;
    /** Redraws a second. */
    fps?: number;
    hideCursor?: boolean;
    /** How many updates the time left is reckoned from. */
    etaBuffer?: number;
    barsize?: number;
    /** Takes the bar off its line when it stops. */
    clearOnComplete?: boolean;
  }
  export class SingleBar {
    constructor(options: Options, preset?: object);
    start(total: number, startValue: number, payload?: object): void;
    update(current: number, payload?: object): void;
    stop(): void;
  }
  export const Presets: { shades_classic: object; rect: object };
  const cliProgress: { SingleBar: typeof SingleBar; Presets: typeof Presets };
  export default cliProgress;
}
