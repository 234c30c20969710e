import { type CollegeDetail, residenceOf } from '../../../api/domain/colleges.ts';
import { studentPriceOf, type StudentPrice } from '../../../entities/college/student-price.ts';
import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { netPriceFigureOf } from '../college-figures.ts';

interface ShownPrice extends StudentPrice {
  /** The net price, US dollars a year. Negative if grants exceed the cost. Null if another price stands for it. */
  netPrice: number | null;
}

/** The price of a college for the student of this tab, else the average. */
export function useStudentPrice(detail: CollegeDetail): ShownPrice {
  const student = usePrivateAnswers();
  const prices = { average: netPriceFigureOf(detail), bands: detail.netPrices, residence: residenceOf(detail.college) };
  const shown = studentPriceOf(prices, student);
  const { basis, value } = shown.facts;
  return { ...shown, netPrice: basis === 'net-price' && Math.round(value ?? 0) !== 0 ? value : null };
}
