import {
  Avatar,
  Combobox,
  DateInput,
  DateRangePicker,
  DateTimePicker,
  Field,
  FileUpload,
  Input,
  Link,
  type Locale,
  LocaleProvider,
  Meter,
  NumberField,
  Pagination,
  Select,
  Stack,
  Stepper,
  Table,
  Text,
  Textarea,
  TimeField,
} from "../../src";

/** A November day, so that the picture doesn't depend on the clock. */
const day = new Date(2026, 10, 19);

/** The components with visible texts in one language, and below them all of its texts. */
export function LanguageSheet({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Stack className="w-full max-w-97.5" gap="6">
        <Text as="h1" variant="heading2">
          {nameOf(locale.code)}
        </Text>
        <Controls name={nameOf(locale.code)} />
        <Stack as="section" gap="4">
          {Object.entries(locale.labels).map(([group, texts]) => (
            <dl key={group} className="m-0 grid gap-1">
              <dt className="font-mono text-ink-muted text-sm">{group}</dt>
              {Object.entries(texts).map(([key, text]) => (
                <dd key={key} className="m-0 wrap-anywhere">
                  {typeof text === "string" ? text : Object.values(text as object).join(" · ")}
                </dd>
              ))}
            </dl>
          ))}
        </Stack>
      </Stack>
    </LocaleProvider>
  );
}

/** The name of a language in that language. */
const nameOf = (code: string) => new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;

function Controls({ name }: { name: string }) {
  return (
    <>
      <Input label={name} required={false} labelTooltip={name} />
      <Select label={name} loading />
      <Combobox items={[name, "Kerf"]} multiple defaultValue={[name, "Kerf"]} label={name}>
        <Combobox.TriggerMultipleWithInput placeholder="" />
      </Combobox>
      <NumberField label={name} defaultValue={1234.5} step="any" />
      <DateInput label={name} />
      <TimeField label={name} defaultValue="14:30" />
      <Field label={name}>
        <DateTimePicker defaultValue={day} timezone="UTC" today={day} />
      </Field>
      <DateRangePicker aria-label={name} defaultStartDate={day} today={day} />
      <Textarea label={name} maxLength={1200} counter defaultValue={name} />
      <FileUpload label={name} multiple defaultValue={[new File([new ArrayBuffer(2_350_000)], "kerf.pdf")]} />
      <Stepper
        aria-label={name}
        defaultValue="2"
        steps={[
          { value: "1", label: name, optional: true },
          { value: "2", label: name },
        ]}
      />
      <Pagination setPage={() => undefined} page={3} perPage={25} totalCount={31250} />
      <Table aria-label={name} layout="fixed">
        <Table.Header>
          <Table.Row>
            <Table.CheckHead />
            <Table.Head>{name}</Table.Head>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          <Table.Row>
            <Table.CheckCell label={name} />
            <Table.Cell>{name}</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table>
      <Meter label={name} value={62} showValue />
      <Avatar.Group aria-label={name} more={1234}>
        <Avatar name="Ada Lovelace" />
      </Avatar.Group>
      <Link href="https://kerf.example" target="_blank">
        Kerf <Link.ExternalIcon />
      </Link>
    </>
  );
}
