const stopWords = new Set(
  "a an and are as at be by can could do does for from get give have how i if in into instead is it its like look make me my need of one or should so some that the their them there these this to use using want was way what when where which while who why will with without you your".split(
    " ",
  ),
);

/** Whether a word says nothing about the subject of a question. */
export const isStopWord = (word: string) => stopWords.has(word);
