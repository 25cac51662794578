-- The ledger also has what people decided, and the requests that were entered, so that restoring a copy forgets neither.
ALTER TABLE erasure_ledger
-- What the person of the entry decided; null where they were erased, or asked for something.
ADD COLUMN decision text COLLATE "C",
-- The request as JSON, without its address and its reason.
ADD COLUMN request text COLLATE "C";
