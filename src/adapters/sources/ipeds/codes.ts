import type { AcademicCalendar, FactorWeight, Locale, TestingPolicy, CollegeLevel, CollegeType } from '../../../domain/colleges/college.ts';

/** Code lists of the IPEDS dictionaries (HD and IC, collection 2024), in their original wording. */
export const CONTROL: Readonly<Record<string, CollegeType>> = { 1: 'Public', 2: 'Private nonprofit', 3: 'Private for-profit' };

/** Alma does not include colleges with programs of less than two years only (code 3). */
export const ICLEVEL: Readonly<Record<string, CollegeLevel | null>> = { 1: 4, 2: 2, 3: null };

export const YES_NO: Readonly<Record<string, boolean>> = { 1: true, 2: false };

/** In lists of services (SLO…, ASSOC…), 0 is "implied no". */
export const LISTED: Readonly<Record<string, boolean>> = { 1: true, 0: false };

// prettier-ignore
export const CALSYS: Readonly<Record<string, AcademicCalendar>> = {
  1: 'semester', 2: 'quarter', 3: 'trimester', 4: '4-1-4', 5: 'other', 6: 'by-program', 7: 'continuous',
};

// prettier-ignore
export const LOCALE: Readonly<Record<string, Locale>> = {
  11: 'city-large', 12: 'city-midsize', 13: 'city-small', 21: 'suburb-large', 22: 'suburb-midsize', 23: 'suburb-small',
  31: 'town-fringe', 32: 'town-distant', 33: 'town-remote', 41: 'rural-fringe', 42: 'rural-distant', 43: 'rural-remote',
};

/** ADMCON7 from 2022, when the question changed to test-optional and test-blind admission. */
export const TESTING: Readonly<Record<string, TestingPolicy>> = { 1: 'required', 5: 'optional', 3: 'not-considered' };

/** ADMCON7 up to 2021: 2 is "recommended". 3, "neither required nor recommended", does not state whether scores count. */
export const TESTING_TO_2021: Readonly<Record<string, TestingPolicy | null>> = { 1: 'required', 2: 'optional', 3: null, 5: 'optional' };

/** The other ADMCON columns, with the same answers. "Recommended" says that it counts. */
export const FACTOR_WEIGHT: Readonly<Record<string, FactorWeight>> = { 1: 'required', 5: 'considered', 3: 'not-considered' };
export const FACTOR_WEIGHT_TO_2021: Readonly<Record<string, FactorWeight | null>> = {
  1: 'required',
  2: 'considered',
  3: null,
  5: 'considered',
};

/** Carnegie basic classification of 2021. */
export const C21BASIC: Readonly<Record<string, string>> = {
  1: "Associate's Colleges: High Transfer-High Traditional",
  2: "Associate's Colleges: High Transfer-Mixed Traditional/Nontraditional",
  3: "Associate's Colleges: High Transfer-High Nontraditional",
  4: "Associate's Colleges: Mixed Transfer/Career & Technical-High Traditional",
  5: "Associate's Colleges: Mixed Transfer/Career & Technical-Mixed Traditional/Nontraditional",
  6: "Associate's Colleges: Mixed Transfer/Career & Technical-High Nontraditional",
  7: "Associate's Colleges: High Career & Technical-High Traditional",
  8: "Associate's Colleges: High Career & Technical-Mixed Traditional/Nontraditional",
  9: "Associate's Colleges: High Career & Technical-High Nontraditional",
  10: 'Special Focus Two-Year: Health Professions',
  11: 'Special Focus Two-Year: Technical Professions',
  12: 'Special Focus Two-Year: Arts & Design',
  13: 'Special Focus Two-Year: Other Fields',
  14: "Baccalaureate/Associate's Colleges: Associate's Dominant",
  15: 'Doctoral Universities: Very High Research Activity',
  16: 'Doctoral Universities: High Research Activity',
  17: 'Doctoral/Professional Universities',
  18: "Master's Colleges & Universities: Larger Programs",
  19: "Master's Colleges & Universities: Medium Programs",
  20: "Master's Colleges & Universities: Small Programs",
  21: 'Baccalaureate Colleges: Arts & Sciences Focus',
  22: 'Baccalaureate Colleges: Diverse Fields',
  23: "Baccalaureate/Associate's Colleges: Mixed Baccalaureate/Associate's",
  24: 'Special Focus Four-Year: Faith-Related Institutions',
  25: 'Special Focus Four-Year: Medical Schools & Centers',
  26: 'Special Focus Four-Year: Other Health Professions Schools',
  27: 'Special Focus Four-Year: Research Institutions',
  28: 'Special Focus Four-Year: Engineering and Other Technology-Related Schools',
  29: 'Special Focus Four-Year: Business & Management Schools',
  30: 'Special Focus Four-Year: Arts, Music & Design Schools',
  31: 'Special Focus Four-Year: Law Schools',
  32: 'Special Focus Four-Year: Other Special Focus Institutions',
  33: 'Tribal Colleges',
};

/** Carnegie research designation of 2025. */
export const CARNEGIERSCH: Readonly<Record<string, string>> = {
  1: 'Research 1: Very High Spending and Doctorate Production',
  2: 'Research 2: High Spending and Doctorate Production',
  3: 'Research Colleges and Universities',
};

export const RELAFFIL: Readonly<Record<string, string>> = {
  22: 'American Evangelical Lutheran Church',
  24: 'African Methodist Episcopal Zion Church',
  27: 'Assemblies of God Church',
  28: 'Brethren Church',
  30: 'Roman Catholic',
  33: 'Wisconsin Evangelical Lutheran Synod',
  34: 'Christ and Missionary Alliance Church',
  35: 'Christian Reformed Church',
  37: 'Evangelical Covenant Church of America',
  38: 'Evangelical Free Church of America',
  39: 'Evangelical Lutheran Church',
  41: 'Free Will Baptist Church',
  42: 'Interdenominational',
  43: 'Mennonite Brethren Church',
  44: 'Moravian Church',
  45: 'North American Baptist',
  47: 'Pentecostal Holiness Church',
  48: 'Christian Churches and Churches of Christ',
  49: 'Reformed Church in America',
  50: 'Episcopal Church, Reformed',
  51: 'African Methodist Episcopal',
  52: 'American Baptist',
  54: 'Baptist',
  55: 'Christian Methodist Episcopal',
  57: 'Church of God',
  58: 'Church of Brethren',
  59: 'Church of the Nazarene',
  60: 'Cumberland Presbyterian',
  61: 'Christian Church (Disciples of Christ)',
  64: 'Free Methodist',
  65: 'Friends',
  66: 'Presbyterian Church (USA)',
  67: 'Lutheran Church in America',
  68: 'Lutheran Church - Missouri Synod',
  69: 'Mennonite Church',
  71: 'United Methodist',
  73: 'Protestant Episcopal',
  74: 'Churches of Christ',
  75: 'Southern Baptist',
  76: 'United Church of Christ',
  78: 'Multiple Protestant Denomination',
  79: 'Other Protestant',
  80: 'Jewish',
  81: 'Reformed Presbyterian Church',
  84: 'United Brethren Church',
  87: 'Missionary Church Inc',
  88: 'Undenominational',
  89: 'Wesleyan',
  91: 'Greek Orthodox',
  92: 'Russian Orthodox',
  93: 'Unitarian Universalist',
  94: 'The Church of Jesus Christ of Latter-day Saints',
  95: 'Seventh Day Adventist',
  97: 'The Presbyterian Church in America',
  99: 'Other (none of the above)',
  100: 'Original Free Will Baptist',
  102: 'Evangelical Christian',
  103: 'Presbyterian',
  105: 'General Baptist',
  107: 'Plymouth Brethren',
  108: 'Non-Denominational',
  109: 'Buddhist/Buddhism',
  110: 'Orthodox Christian',
};
