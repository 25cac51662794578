-- Texts that are compared or sorted have the collation "C", so that both engines agree on order and case.
CREATE TABLE interest_submissions (
  id text COLLATE "C" PRIMARY KEY,
  created_at timestamptz(3) NOT NULL,
  name text NOT NULL,
  email text COLLATE "C" NOT NULL,
  country text,
  profession text,
  message text,
  wants_updates boolean NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'pt')),
  ip_address text,
  user_agent text,
  privacy_policy_version text NOT NULL,
  idempotency_key text
);

CREATE INDEX interest_submissions_in_order ON interest_submissions (created_at, id);
CREATE INDEX interest_submissions_of_email ON interest_submissions (lower(email), created_at, id);
CREATE UNIQUE INDEX interest_submissions_idempotency_key ON interest_submissions (idempotency_key)
WHERE idempotency_key IS NOT NULL;

CREATE TABLE admin_account (
  -- There is one account: of two processes that start at once, the first makes it.
  id integer PRIMARY KEY CHECK (id = 1),
  username text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE event_counts (
  day date NOT NULL,
  event text COLLATE "C" NOT NULL,
  properties text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (day, event, properties)
);

-- The table of rate-limiter-flexible. Unlogged: counting must not wait for the disk, and after a crash
-- the counts begin anew.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
