import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { languages } from "../../.storybook/shared/locales";
import { defaultLabels } from "./labels";
import { separatorOf } from "./locale-context";

type Texts = string | { [key: string]: Texts };

const english = textsOf(defaultLabels);

describe.each(Object.values(languages))("$code", (language) => {
  const { code, dir, weekStartsOn, labels } = language;
  const texts = textsOf(labels);
  const pairs = Object.entries(english).map(([name, from]) => [name, from, texts[name]] as const);

  test("has every text, and nothing else", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  test("has the direction, the first day, the separator and the plural forms that Intl has for it", () => {
    const { weekInfo, textInfo } = new Intl.Locale(code) as IntlLocale;
    expect(dir).toBe(textInfo.direction);
    expect(weekStartsOn).toBe(weekInfo.firstDay % 7);
    // Before the last item, many languages have a word such as "and". Arabic has it between all items.
    const [, separator] = new Intl.ListFormat(code).formatToParts(["1", "2", "3", "4"]);
    expect(separatorOf(language)).toBe(code === "ar" ? "، " : separator?.value.replace(/\p{Cf}/gu, ""));
    const forms = [...new Intl.PluralRules(code).resolvedOptions().pluralCategories].sort();
    for (const [name, , text] of pairs)
      if (typeof text === "object")
        expect([
          name,
          ...Object.keys(text)
            .filter((form) => form !== "=1")
            .sort(),
        ]).toEqual([name, ...forms]);
  });

  test("keeps the placeholders", () => {
    for (const [name, from, text] of pairs) {
      if (typeof text === "string") expect([name, placeholders(text)]).toEqual([name, placeholders(from)]);
      // A form may say the number in a word. Others than English may need it where English has a name.
      for (const [form, each] of Object.entries(typeof text === "object" ? text : {})) {
        const used = placeholders(each);
        const always = placeholders(otherForm(from)).filter((it) => it !== "{count}");
        expect([name, form, always.filter((it) => !used.includes(it))]).toEqual([name, form, []]);
        const known = [...placeholders(from), "{count}"];
        expect([name, form, used.filter((it) => !known.includes(it))]).toEqual([name, form, []]);
      }
    }
  });

  test("has the punctuation of the English at its ends, and no other spaces or quotation marks", () => {
    for (const [name, from, text] of pairs.flatMap(everyForm)) {
      expect([name, endOf(text)]).toEqual([name, endOf(from)]);
      expect([name, text]).toEqual([name, text.trim().replaceAll(/["']| {2}/g, "")]);
    }
  });

  test("abbreviates its own names of the days, in three letters at most", () => {
    const days = labels.datePicker.weekdays.split(" ");
    const names = (["long", "short", "narrow"] as const).map((weekday) =>
      Array.from({ length: 7 }, (_, day) =>
        new Intl.DateTimeFormat(code, { weekday }).format(new Date(2026, 2, 1 + day)),
      ),
    );
    expect(days).toHaveLength(7);
    for (const [index, day] of days.entries()) {
      expect(day.length).toBeLessThanOrEqual(3);
      expect([day, names.some((each) => isAbbreviation(day, each[index] ?? ""))]).toEqual([day, true]);
    }
  });

  test("is at most 4 KiB in a bundle", () => {
    expect(gzipSync(JSON.stringify(labels)).length).toBeLessThan(4096);
  });
});

/** Labels of controls that are more than twice the length of the English. Each was looked at in the page of its language. */
test("has few labels that are much longer than the English", () => {
  const long = Object.values(languages).flatMap(({ code, labels }) =>
    Object.entries(textsOf(labels)).flatMap(([name, text]) => {
      const from = english[name];
      const isLong = typeof text === "string" && text.length > 20 && text.length > 2 * String(from).length;
      return isLong ? [`${code} ${name}: ${from} → ${text}`] : [];
    }),
  );
  expect(long).toMatchInlineSnapshot(`
    [
      "ar sidebar.toggle: Toggle sidebar → إظهار الشريط الجانبي أو إخفاؤه",
      "de dateInput.tooEarly: Enter {date} or later. → Geben Sie {date} oder ein späteres Datum ein.",
      "de dateRangeInput.tooEarly: Enter {date} or later. → Geben Sie {date} oder ein späteres Datum ein.",
      "de dateTimePicker.noTime: Enter a time. → Geben Sie eine Uhrzeit ein.",
      "de dateTimePicker.tooEarly: Enter {date} or later. → Geben Sie {date} oder einen späteren Zeitpunkt ein.",
      "de dateTimePicker.tooLate: Enter {date} or earlier. → Geben Sie {date} oder einen früheren Zeitpunkt ein.",
      "es dateTimePicker.tooEarly: Enter {date} or later. → Introduzca el {date} o una fecha y hora posteriores.",
      "es dateTimePicker.tooLate: Enter {date} or earlier. → Introduzca el {date} o una fecha y hora anteriores.",
      "es menuBar.label: Toolbar → Barra de herramientas",
      "es sidebar.toggle: Toggle sidebar → Mostrar/ocultar barra lateral",
      "fa sidebar.toggle: Toggle sidebar → نمایش یا پنهان کردن نوار کناری",
      "fr dateTimePicker.tooEarly: Enter {date} or later. → Saisissez le {date} ou une date et une heure ultérieures.",
      "fr dateTimePicker.tooLate: Enter {date} or earlier. → Saisissez le {date} ou une date et une heure antérieures.",
      "fr sidebar.toggle: Toggle sidebar → Afficher/masquer la barre latérale",
      "fr sidebar.resize: Resize sidebar → Redimensionner la barre latérale",
      "it breadcrumbs.label: Breadcrumb → Percorso di navigazione",
      "it dateTimePicker.tooEarly: Enter {date} or later. → Inserisci {date} o una data e un orario successivi.",
      "it dateTimePicker.tooLate: Enter {date} or earlier. → Inserisci {date} o una data e un orario precedenti.",
      "it menuBar.label: Toolbar → Barra degli strumenti",
      "it sidebar.toggle: Toggle sidebar → Mostra/nascondi barra laterale",
      "pt-BR dateTimePicker.tooEarly: Enter {date} or later. → Insira {date} ou uma data e um horário posteriores.",
      "pt-BR dateTimePicker.tooLate: Enter {date} or earlier. → Insira {date} ou uma data e um horário anteriores.",
      "pt-BR sidebar.toggle: Toggle sidebar → Mostrar/ocultar barra lateral",
      "ru breadcrumbs.label: Breadcrumb → Навигационная цепочка",
      "ru fileUpload.retry: Retry {name} → Повторить загрузку файла {name}",
      "ru sidebar.toggle: Toggle sidebar → Показать/скрыть боковую панель",
      "ru sidebar.resize: Resize sidebar → Изменить ширину боковой панели",
      "tr tagsInput.edit: Edit {tag} → {tag} etiketini düzenle",
    ]
  `);
});

interface IntlLocale extends Intl.Locale {
  weekInfo: { firstDay: number };
  textInfo: { direction: string };
}

/** The texts by their path, as in `combobox.clear`. */
function textsOf(labels: { [key: string]: unknown }): Record<string, Texts> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([group, texts]) =>
      Object.entries(texts as object).map(([key, text]) => [`${group}.${key}`, text as Texts] as const),
    ),
  );
}

const otherForm = (text: Texts | undefined) => (typeof text === "object" ? text.other : text);

const placeholders = (text: unknown) => [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(String).sort();

/** The English of each plural form is that of `other`. */
function everyForm([name, from, text]: readonly [string, Texts | undefined, Texts | undefined]) {
  const english = String(otherForm(from));
  if (typeof text === "string") return [[name, english, text] as const];
  return Object.entries(text ?? {}).map(
    ([form, each]) => [`${name}.${form}`, english, String(each)] as const,
  );
}

/** The kind of punctuation at the end of a text, in any script. "p. m." isn't a sentence. */
function endOf(text: string): string {
  const marks = { ".": /[\p{L}\p{M}]{3,}[.]$|[^\p{L} ][.]$|[。।]$/u, "…": /…$/ };
  return Object.entries(marks).find(([, mark]) => mark.test(text))?.[0] ?? "";
}

/** Whether a text has some of the letters of a longer one, in their order, such as `Pz` of `Pazar`. */
function isAbbreviation(short: string, long: string): boolean {
  const rest = plain(long)[Symbol.iterator]();
  return [...plain(short)].every((letter) => {
    for (let next = rest.next(); !next.done; next = rest.next()) if (next.value === letter) return true;
    return false;
  });
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
