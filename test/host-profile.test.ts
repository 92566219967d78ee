import assert from "node:assert/strict";
import { test } from "node:test";
import { host } from "./support/records.ts";
import { startSampleWorld, startWorld } from "./support/world.ts";

const world = await startWorld({
  demo: { records: [host("inn", { stage: "live" }), host("old", { status: "archived" })] },
});

test("profileId is required", async () => {
  for (const query of [{}, { profileId: "" }]) {
    const { status, code, errors } = await world.refused("host-profile", query);
    assert.deepEqual([status, code, errors?.[0]?.name], [400, "missing_parameter", "profileId"]);
  }
});

test("an unknown host and one that is not active are 404 profile_not_found", async () => {
  for (const profileId of ["nobody", "old", "INN"]) {
    const { status, code } = await world.refused("host-profile", { profileId });
    assert.deepEqual([status, code], [404, "profile_not_found"]);
  }
});

test("a profile carries its id, its organisation and what is stored of it but the hidden fields", async () => {
  assert.deepEqual(await world.ask("host-profile", { profileId: "inn" }), {
    id: "inn",
    orgId: "demo",
    name: "Host inn",
    geoLocation: [55.6761, 12.5683],
    timeZoneName: "Europe/Copenhagen",
    stage: "live",
  });
});

test("the hosts of the sample show themselves and none of their secrets", async () => {
  const sample = await startSampleWorld();
  for (const profileId of ["harbour-house", "lantern-court"]) {
    const profile = await sample.ask<Record<string, unknown>>("host-profile", { profileId });
    assert.equal(profile.id, profileId);
    for (const hidden of ["analytics", "integrations", "tsAPIKey", "status"]) assert.ok(!(hidden in profile));
  }
});
