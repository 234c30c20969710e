/** For files that no test imports: a noun of their path, and the tests that reach it over HTTP, the command line or a browser. */
type Row = readonly [file: RegExp, tests: RegExp];

const ROUTES = 'src/adapters/http/routes/';
const routes = (names: string) => new RegExp(`^${ROUTES}(${names})[^/]*$`);
const browser = (names: string) => new RegExp(`^web/e2e/(${names})[.]test[.]ts$`);

/** The first row that matches the path decides. */
const NOUNS: readonly Row[] = [
  [/^migrations\//, /knex\/migrate[.]test/],
  [/^seeds\//, /knex\/catalog\/catalog-export[.]test/],
  [/^cli\/bench\/methods/, /^cli\/bench\/methods\//],
  [/^cli\/bench/, /^cli\/bench\/(?!methods)/],
  [/^cli\/proof/, /^cli\/proof\//],
  [/^cli\/.*audit/, /^cli\/audit[.]/],
  [/^cli\/.*(check|import|lock|download|schedule|source|progress|remed)/, /^cli\/(check|download|schedule|sources)[.]/],
  [/^cli\/.*(database|doctor)/, /^cli\/(database|doctor)[.]/],
  [/^cli\/.*(catalog|export|whole)/, /^cli\/export[.]/],
  [/^cli\/.*(match|answers)/, /^cli\/match[.]/],
  [/^cli\/.*(rank|param)/, /^cli\/rank[.]/],
  [/^cli\/.*(run|diff)/, /^cli\/runs[.]/],
  [/^cli\/.*score/, /^cli\/scores[.]/],
  [/^cli\/.*service/, /^cli\/services[.]/],
  [/^cli\/.*(user|password|operator)/, /^cli\/user[.]/],
  [/^cli\/.*(verify|invariant)/, /^cli\/verify[.]/],
  [/^cli\//, /^cli\/cli[.]/],

  [/^web\/src\/admin\/(records|data-model|data-provider|audit-log)/, browser('admin-records')],
  [/^web\/src\/admin\/(colleges|net-prices)/, browser('admin-colleges')],
  [/^web\/src\/admin\/(nicknames|closures)/, browser('admin-names')],
  [/^web\/src\/admin\/(data-issues|list-texts|major-words)/, browser('admin-issues')],
  [/^web\/src\/admin\/(users|outbox|analytics)/, browser('admin-people')],
  [/^web\/src\/admin\/service/, browser('services')],
  [/^web\/src\/admin\/(cases|live)/, browser('live')],
  [/^web\/src\/.*(bigquery|warehouse)/, browser('bigquery')],
  [/^web\/src\/.*(admin|staff)/, browser('admin-shell')],
  [/^web\/src\/.*(messages|appeal)/, browser('messages')],
  [/^web\/src\/.*roommate/, browser('roommates')],
  [/^web\/src\/.*service/, browser('services')],
  [/^web\/src\/.*(favorite|my-colleges|shared-list)/, browser('favorites|my-colleges')],
  [/^web\/src\/.*(profile|restore)/, browser('profile')],
  [/^web\/src\/.*(auth|account|session)/, browser('accounts')],
  [/^web\/src\/.*(search|us-map)/, browser('search|combobox|students')],
  [/^web\/src\/.*ranking/, browser('rankings')],
  [/^web\/src\/.*match/, browser('matching')],
  [/^web\/src\/.*(consent|styles|ui)\//, browser('frame')],
  [/^web\/src\/(app|api|entry)/, browser('frame|routes')],
  [/^web\/src\//, browser('journeys')],
  [/^web\//, /^web\/build[.]test/],

  [/(warehouse|bigquery|duckdb)/, /^src\/adapters\/(bigquery\/|duckdb\/|knex\/warehouse\/|http\/routes\/admin\/bigquery)/],
  [/roommate/, routes('roommate')],
  [/(message|conversation)/, routes('messages|first-messages')],
  [/events/, /^src\/adapters\/http\/events\//],
  [/(moderation|case|report)/, routes('reports|admin/(cases|queue|case-people)')],
  [/data-issue/, routes('data-issues')],
  [/(service|listing|review|rating)/, routes('services|my-services|listings')],
  [/favorite/, routes('favorite')],
  [/(ranking|scores)/, routes('rankings|personal-rankings|saved-rankings|scores')],
  [/match/, routes('matching|match-sessions')],
  [/(dictionary|bulk)/, routes('dictionary')],
  [/history/, routes('history')],
  [/student-facts/, routes('student-facts')],
  [/list-text/, routes('admin/list-texts')],
  [/(major-word|staff-word)/, routes('admin/major-words')],
  [/(names|closure|nickname)/, routes('admin/names')],
  [/(admin\/people|knex\/people)/, routes('admin/people')],
  [/overview/, routes('admin/overview')],
  [/analytics/, /^src\/adapters\/knex\/analytics/],
  [/audit/, routes('audit')],
  [/(profile|picture|images)/, routes('profile')],
  [/(accounts|passport|system)\//, routes('accounts[.]|accounts-verification')],
  [/(search|saved)/, routes('saved')],
  [/(runs|imports)\//, /^cli\/runs[.]/],
  [/(http\/site|share)/, /^src\/adapters\/http\/site\//],
  [/admin/, routes('admin/(records|every-resource)')],
  [/(colleges|catalog)/, routes('colleges')],
  [/^src\//, /^src\/adapters\/http\/(app|health)[.]test/],
];

/** The tests of the noun of a file. Every production file has one. */
export function testsOfNoun(file: string, tests: readonly string[]): string[] {
  const row = NOUNS.find(([pattern, selected]) => pattern.test(file) && tests.some((test) => selected.test(test)));
  return row ? tests.filter((test) => row[1].test(test)) : [];
}
