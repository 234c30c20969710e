/** A query that is ready to run. */
export interface Example {
  /** For the command line: "bigquery query --example price-trend". */
  name: string;
  title: string;
  sql: string;
}

/**
 * Questions that no page answers. They use only words that BigQuery and DuckDB share; a test runs each. An order names the place of missing
 * values and has no ties, because the engines differ there. Figures are public facts of colleges, so counts are of colleges, never of students.
 */
export const EXAMPLES: readonly Example[] = [
  {
    name: 'open-good-and-affordable',
    title: 'Colleges that admit most applicants, graduate most students and charge low-income families little',
    sql: `select name, state, acceptanceRateNum, graduationRate, pellGraduationRate,
  coalesce(netPricePublic, netPricePrivate) as net_price
from colleges
where acceptanceRateNum > 0.6 and graduationRate > 0.7 and pellGraduationRate > 0.65
order by net_price nulls last, name
limit 50`,
  },
  {
    name: 'pell-gap',
    title: 'Where students with Pell grants graduate as often as all students, by state',
    sql: `select state, count(*) as colleges,
  round(avg(graduationRate - pellGraduationRate), 3) as mean_gap,
  sum(case when pellGraduationRate >= graduationRate then 1 else 0 end) as without_gap
from colleges
where graduationRate is not null and pellGraduationRate is not null and level = 4
group by state
having count(*) >= 5
order by mean_gap, state`,
  },
  {
    name: 'debt-and-earnings',
    title: 'Years of median earnings that the median debt costs, by control and size of the college',
    sql: `select type,
  case when size < 1000 then '1 under 1,000' when size < 5000 then '2 1,000 to 4,999' when size < 15000 then '3 5,000 to 14,999' else '4 15,000 and more' end as students,
  count(*) as colleges,
  round(avg(medianDebt / medianEarnings), 2) as mean_share,
  round(max(medianDebt / medianEarnings), 2) as highest_share
from colleges
where medianDebt is not null and medianEarnings > 0 and size is not null
group by 1, 2
order by 1, 2`,
  },
  {
    name: 'price-trend',
    title: 'How the cost of attendance changed: first and last year of each college, largest rise first',
    sql: `with costs as (
  select id, year, value,
    row_number() over (partition by id order by year) as first_place,
    row_number() over (partition by id order by year desc) as last_place
  from history
  where field = 'annualCost' and value > 0
)
select c.name, c.state, a.year as first_year, b.year as last_year, a.value as first_cost, b.value as last_cost,
  round(b.value / a.value - 1, 3) as rise
from costs a
join costs b on a.id = b.id and b.last_place = 1
join colleges c on c.id = a.id
where a.first_place = 1 and a.year < b.year
order by rise desc, c.name
limit 100`,
  },
  {
    name: 'falling-enrollment',
    title: 'Colleges that lost students in every year on record',
    sql: `with steps as (
  select id, year, value, lag(value) over (partition by id order by year) as before
  from history
  where field = 'size' and value is not null
), falls as (
  select id, count(*) as steps, sum(case when value < before then 1 else 0 end) as falls, max(year) as last_year
  from steps
  where before is not null
  group by id
)
select c.name, c.state, c.size, f.steps, f.last_year
from falls f
join colleges c on c.id = f.id
where f.steps = f.falls
order by f.steps desc, c.size desc, c.name
limit 100`,
  },
  {
    name: 'selectivity-by-state',
    title: 'States by the spread between their most and least selective four-year colleges',
    sql: `select state, count(*) as colleges,
  round(min(acceptanceRateNum), 3) as lowest, round(max(acceptanceRateNum), 3) as highest,
  round(max(acceptanceRateNum) - min(acceptanceRateNum), 3) as spread
from colleges
where level = 4 and acceptanceRateNum is not null
group by state
having count(*) >= 10
order by spread desc, state`,
  },
  {
    name: 'missing-by-control',
    title: 'Which figures colleges do not report, by control',
    sql: `select c.type, s.field, count(*) as missing
from value_sources s
join colleges c on c.id = s.id
where s.status <> 'reported' and s.value is null
group by c.type, s.field
order by missing desc, c.type, s.field
limit 100`,
  },
  {
    name: 'oldest-values',
    title: 'How old the shown values are: files by year and source',
    sql: `select source, file_year, count(*) as shown_values, count(distinct field) as fields, count(distinct id) as colleges
from value_sources
where source is not null
group by source, file_year
order by source, file_year nulls last`,
  },
  {
    name: 'files-of-a-value',
    title: 'The imported files behind the graduation rates, with their hashes',
    sql: `select r.run, r.source, r.file_year, r.release, f.file, f.sha256, v.shown_values
from (
  select run, source_table, count(*) as shown_values
  from value_sources
  where field = 'graduationRate' and run is not null
  group by run, source_table
) v
join runs r on r.run = v.run
join run_files f on f.run = v.run and f.source_table = v.source_table
order by v.shown_values desc, r.run, f.file`,
  },
  {
    name: 'unlike-their-peers',
    title: 'Colleges that graduate far more students than others with as many Pell grants',
    sql: `with peers as (
  select id, name, state, graduationRate, percentPellGrant, ntile(10) over (order by percentPellGrant, id) as tenth
  from colleges
  where graduationRate is not null and percentPellGrant is not null and level = 4
), means as (
  select tenth, avg(graduationRate) as mean from peers group by tenth
)
select p.name, p.state, p.percentPellGrant, p.graduationRate, round(p.graduationRate - m.mean, 3) as above_peers
from peers p
join means m on m.tenth = p.tenth
order by above_peers desc, p.name
limit 50`,
  },
];
