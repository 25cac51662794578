-- Of a message from before messages were marked as answered nobody knows whether it was: it waits no more, and has no such moment.
CREATE TABLE marked_answers (
  submission_id TEXT PRIMARY KEY NOT NULL REFERENCES interest_submissions (id) ON DELETE CASCADE,
  answered_at TEXT
) STRICT;
INSERT INTO marked_answers SELECT submission_id, answered_at FROM message_answers;
DROP TABLE message_answers;
ALTER TABLE marked_answers RENAME TO message_answers;
INSERT INTO message_answers (submission_id)
SELECT id FROM interest_submissions
WHERE message IS NOT NULL AND id NOT IN (SELECT submission_id FROM message_answers);
