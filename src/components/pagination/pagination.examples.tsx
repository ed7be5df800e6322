import { Pagination } from "@kerf/react";
import { useState } from "react";

/** Below a table: which rows it shows, and the way to the others. */
export function BelowATable() {
  const [page, setPage] = useState(2);
  return <Pagination page={page} setPage={setPage} perPage={25} totalCount={312} />;
}

/** With a choice of how many rows a page holds. Another number leads back to page 1, for each page holds other rows. */
export function WithPageSize() {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(25);
  return (
    <Pagination page={page} setPage={setPage} perPage={perPage} totalCount={312}>
      <Pagination.Info />
      <Pagination.Separator />
      <Pagination.PageSize
        value={perPage}
        options={[10, 25, 50, 100]}
        label="Rows per page"
        onChange={(size) => {
          setPerPage(size);
          setPage(1);
        }}
      />
      <Pagination.Controls />
    </Pagination>
  );
}

/** A list of all pages in place of the input, and a summary in words of your own. */
export function PagesFromAList() {
  const [page, setPage] = useState(3);
  return (
    <Pagination page={page} setPage={setPage} perPage={50} totalCount={1840}>
      <Pagination.Info>
        {({ pageShowingRange, totalCount }) => (
          <>
            Requests <strong>{pageShowingRange}</strong> of {totalCount?.toLocaleString("en")}
          </>
        )}
      </Pagination.Info>
      <Pagination.Controls pageSelector="dropdown" />
    </Pagination>
  );
}

/** For a list that is read in order: back and on, and which page this is. */
export function PreviousAndNext() {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      page={page}
      setPage={setPage}
      perPage={10}
      totalCount={48}
      controls="simple"
      text={{ showing: "Page {page} of {pages}" }}
    />
  );
}

/** A summary that a function draws. */
export function OwnSummary() {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      page={page}
      setPage={setPage}
      perPage={20}
      totalCount={95}
      text={({ pageShowingRange, perPage }) => `Invoices ${pageShowingRange}, ${perPage} a page`}
    />
  );
}

/** In another language: its words, its digits, its direction. */
export function InArabic() {
  const [page, setPage] = useState(12);
  return (
    <div dir="rtl" lang="ar">
      <Pagination
        page={page}
        setPage={setPage}
        perPage={25}
        totalCount={31250}
        labels={{
          locale: "ar-EG",
          label: "الصفحات",
          showing: "{range} من {total}",
          first: "الصفحة الأولى",
          previous: "الصفحة السابقة",
          next: "الصفحة التالية",
          last: "الصفحة الأخيرة",
          page: "الصفحة، من ١ إلى {pages}",
        }}
      />
    </div>
  );
}
