/** Of a filter and an order of a list that staff save, in characters. */
export const LONGEST_LIST_NAME = 60;
