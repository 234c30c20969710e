/** The page of a major with fewer colleges says too little for a search engine. */
export const MIN_COLLEGES_OF_PAGE = 3;
