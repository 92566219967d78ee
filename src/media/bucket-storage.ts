import { S3mini } from "s3mini";
import { fileName } from "../content/file-name.ts";
import { ServiceError } from "../contract/errors.ts";
import type { MediaStorage } from "./media-storage.ts";

/** A bucket of a service that speaks S3's protocol. */
export interface Bucket {
  /** With the bucket, such as `https://pictures.s3.eu-west-1.amazonaws.com` or `http://127.0.0.1:9000/pictures`. */
  endpoint: string;
  region: string;
  /** What all keys begin with: "" or one that ends with a slash. */
  prefix: string;
  accessKeyId: string;
  /** A secret. */
  secretAccessKey: string;
}

const TIMEOUT_MS = 15_000;

/** Files as objects `<prefix><organisation>/<name>`. Calls throw ServiceError unavailable where the service does not do its part. */
export function bucketStorage({ prefix, ...bucket }: Bucket): MediaStorage {
  const client = new S3mini({ ...bucket, requestAbortTimeout: TIMEOUT_MS });
  const keyOf = (orgId: string, name: string) => `${prefix}${fileName(orgId)}/${name}`;
  return {
    bucket: bucket.endpoint,
    async read(orgId, name) {
      const bytes = await client.getObjectArrayBuffer(keyOf(orgId, name)).catch(unavailable);
      return bytes ? Buffer.from(bytes) : undefined;
    },
    async write(orgId, name, bytes) {
      await client.putObject(keyOf(orgId, name), Buffer.from(bytes), typeOf(name)).catch(unavailable);
    },
    async remove(orgId, name) {
      await client.deleteObject(keyOf(orgId, name)).catch(unavailable);
    },
    async list(orgId, folder) {
      const within = keyOf(orgId, "");
      const start = folder === "" ? within : `${within}${folder}/`;
      const objects = (await client.listObjects("/", start).catch(unavailable)) ?? [];
      return objects
        .filter(({ Key }) => Key.startsWith(start) && !Key.includes("/", start.length))
        .map(({ Key, LastModified }) => ({
          name: Key.slice(within.length),
          changedAt: new Date(LastModified).getTime(),
        }));
    },
  };
}

/** For who reads the bucket without this service. */
function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  return ending === "json" ? "application/json" : `image/${ending === "jpg" ? "jpeg" : ending}`;
}

function unavailable({ message }: Error): never {
  throw new ServiceError("unavailable", `the bucket of pictures: ${message.split("\n")[0]}`);
}
