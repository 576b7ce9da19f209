-- API tokens are not kept; those an address had made until a moment can be declared dead.
CREATE TABLE revoked_tokens (
  address TEXT NOT NULL PRIMARY KEY,
  made_until BIGINT NOT NULL
);
