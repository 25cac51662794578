-- How often each page was opened, and by which form people joined in a week: sums, with nothing of anybody.
CREATE TABLE visits (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  language TEXT NOT NULL,
  came_from TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, page, language, came_from)
) STRICT;
CREATE TABLE joins (
  week TEXT NOT NULL,
  page TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (week, page)
) STRICT;
