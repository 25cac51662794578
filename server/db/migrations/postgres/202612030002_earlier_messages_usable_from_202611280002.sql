-- Of a message from before messages were marked as answered nobody knows whether it was: it waits no more, and has no such moment.
ALTER TABLE message_answers ALTER COLUMN answered_at DROP NOT NULL;
INSERT INTO message_answers (submission_id)
SELECT id FROM interest_submissions
WHERE message IS NOT NULL AND id NOT IN (SELECT submission_id FROM message_answers);
