import { LocaleProvider, Pagination } from "@kerf/react";
import { ar } from "@kerf/react/locales/ar";
import { useState } from "react";

/** Below a table. The summary shows which rows are visible. */
export function BelowATable() {
  const [page, setPage] = useState(2);
  return <Pagination page={page} setPage={setPage} perPage={25} totalCount={312} />;
}

/** With a page size. Return to page 1 when it changes, because each page then has other rows. */
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

/** A list of all pages instead of the input, and a custom summary. */
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

/** For a list that people read in order: previous, next and the current page. */
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

/** A summary from a function. */
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

/** In another language and its direction. */
export function InArabic() {
  const [page, setPage] = useState(12);
  return (
    <LocaleProvider locale={ar}>
      <Pagination page={page} setPage={setPage} perPage={25} totalCount={31250} />
    </LocaleProvider>
  );
}
