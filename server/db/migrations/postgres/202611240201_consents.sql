-- The wordings that stood beside the boxes of the form, each once, by its hash.
CREATE TABLE consent_texts (
  hash text COLLATE "C" PRIMARY KEY,
  language text NOT NULL CHECK (language IN ('en', 'pt')),
  text text COLLATE "C" NOT NULL
);

-- What a submission's consent rests on. It goes with the submission.
CREATE TABLE consents (
  submission_id text COLLATE "C" PRIMARY KEY REFERENCES interest_submissions (id) ON DELETE CASCADE,
  -- Null where the request named no wording that was ever shown.
  text_hash text COLLATE "C" REFERENCES consent_texts (hash),
  language text NOT NULL CHECK (language IN ('en', 'pt')),
  given_at timestamptz(3) NOT NULL,
  way text COLLATE "C" NOT NULL CHECK (way IN ('script', 'form'))
);

-- Finds the letter that confirmed a submission.
CREATE INDEX letters_of_submission ON letters (submission_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['consent_texts', 'consents'] LOOP
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC, raiz_server, raiz_visitor', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY owner_migrates ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY server_reads ON %I FOR SELECT TO raiz_server USING (true)', name);
    EXECUTE format('CREATE POLICY server_inserts ON %I FOR INSERT TO raiz_server WITH CHECK (true)', name);
    -- A receipt is proof: nobody changes one, and it is deleted with its submission alone.
    EXECUTE format('GRANT SELECT, INSERT ON %I TO raiz_server', name);
  END LOOP;
END $$;
