/**
 * A self-signed certificate for localhost and its key, for tests of TLS alone: nothing that runs trusts it or serves with it.
 */
export const localhostCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBezCCASCgAwIBAgIULkaKTRNjDLMR7eTAipZo2yrSkIkwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAx
MDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATIk63AoRCvl5Qi7LHVqRMJaoOsrwjSUnk02jOzX2XKXn+RbVPFlCyg
j1/wIbiSDMA2M7TcFF8QWVou0/UwR6vro04wTDAaBgNVHREEEzARgglsb2NhbGhv
c3SHBH8AAAEwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUrKOqGHviq2oXERUa
+aSZK/g1MPQwCgYIKoZIzj0EAwIDSQAwRgIhAO7iBAqzSoNqKxm9FjiM9P6jcYQd
rpMIvYezlWE2/jdVAiEA3xOY8r/s71anbbyXpbRChluGgV+y41WaZrX3g0NphAo=
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfaa27+ldX8MwfKUy
ULM2LSe6952VncxA0LBiG2QfmbWhRANCAATIk63AoRCvl5Qi7LHVqRMJaoOsrwjS
Unk02jOzX2XKXn+RbVPFlCygj1/wIbiSDMA2M7TcFF8QWVou0/UwR6vr
-----END PRIVATE KEY-----`,
};
