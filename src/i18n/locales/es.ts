import type { CompleteLocale } from "../locale-context";

const loading = "Cargando";

const copy = { copied: "Copiado", failed: "No se pudo copiar", copyAction: "Copiar" };

const list = { options: "Opciones" };

const results = {
  empty: "Sin resultados",
  results: { one: "{count} resultado", many: "{count} de resultados", other: "{count} resultados" },
};

const picker = { ...list, ...results, clear: "Borrar" };

const calendar = {
  weekdays: "dom lun mar mié jue vie sáb",
  previousMonth: "Mes anterior",
  nextMonth: "Mes siguiente",
  today: "Hoy",
  selected: "seleccionado",
};

const time = {
  hour: "Hora",
  minute: "Minuto",
  second: "Segundo",
  dayPeriod: "a. m./p. m.",
  empty: "Vacío",
  incomplete: "Introduzca una hora completa.",
};

const dateInput = {
  open: "Abrir calendario",
  calendar: "Calendario",
  year: "AAAA",
  month: "MM",
  day: "DD",
  invalid: "Introduzca una fecha, por ejemplo, {date}.",
  tooEarly: "Introduzca el {date} o una fecha posterior.",
  tooLate: "Introduzca el {date} o una fecha anterior.",
  unavailable: "Este día no está disponible. Elija otro.",
};

/** Spanish. */
export const es: CompleteLocale = {
  code: "es",
  dir: "ltr",
  weekStartsOn: 1,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "en línea",
      away: "ausente",
      busy: "no molestar",
      offline: "sin conexión",
      more: { one: "{count} más", many: "{count} más", other: "{count} más" },
    },
    breadcrumbs: { ...copy, label: "Ruta de navegación", loading },
    chart: {
      noData: "Sin datos",
      loading: "Cargando datos",
      error: "No se han podido cargar los datos.",
      retry: "Reintentar",
      showTable: "Ver como tabla",
      showChart: "Ver como gráfico",
      category: "Categoría",
      value: "Valor",
      sampled: "{shown} de {total} filas, a intervalos regulares",
      values: { one: "{count} valor", many: "{count} de valores", other: "{count} valores" },
      series: { one: "{count} serie", many: "{count} de series", other: "{count} series" },
      summary: "{values}, de {low} ({lowAt}) a {high} ({highAt}).",
      summaryOfSeries: "{series} con {values}, de {low} ({lowAt}) a {high} ({highAt}).",
      hint: "Las teclas de flecha cambian de punto y de serie. A continuación hay una tabla con los mismos datos.",
    },
    choroplethMap: {
      noData: "Sin datos",
      region: "Región",
      value: "Valor",
      name: "Mapa",
      hint: "Las teclas de flecha permiten pasar de una región a otra. A continuación hay una tabla con los mismos datos.",
    },
    clipboardText: copy,
    code: { ...copy, code: "Código", copyAction: "Copiar código" },
    combobox: {
      ...picker,
      open: "Mostrar opciones",
      remove: "Quitar",
      chosen: "Selección",
      search: "Buscar",
    },
    dateInput,
    dateRangeInput: {
      ...dateInput,
      from: "Fecha de inicio",
      to: "Fecha de fin",
      reversed: "La fecha de fin es anterior a la de inicio.",
      tooShort: {
        one: "Elija al menos {count} día.",
        many: "Elija al menos {count} de días.",
        other: "Elija al menos {count} días.",
      },
      tooLong: {
        one: "Elija como máximo {count} día.",
        many: "Elija como máximo {count} de días.",
        other: "Elija como máximo {count} días.",
      },
      presets: "Periodos habituales",
      lastDays: { one: "Último {count} día", many: "Últimos {count} de días", other: "Últimos {count} días" },
    },
    datePicker: calendar,
    dateRangePicker: { ...calendar, reset: "Restablecer", none: "Ninguna fecha seleccionada" },
    dateTimePicker: {
      ...calendar,
      ...time,
      time: "Hora",
      noDay: "Seleccione un día.",
      noTime: "Introduzca una hora.",
      leftOut: "Este día se adelantan los relojes y la hora {time} no existe. Introduzca otra hora.",
      tooEarly: "Introduzca el {date} o una fecha y hora posteriores.",
      tooLate: "Introduzca el {date} o una fecha y hora anteriores.",
      firstSelected:
        "Este día se atrasan los relojes y la hora se repite. Está seleccionada la primera ({offset}).",
      secondSelected:
        "Este día se atrasan los relojes y la hora se repite. Está seleccionada la segunda ({offset}).",
      selectFirst: "Seleccionar la primera ({offset})",
      selectSecond: "Seleccionar la segunda ({offset})",
    },
    commandPalette: {
      ...results,
      name: "Paleta de comandos",
      search: "Buscar",
      placeholder: "Buscar…",
      options: "Resultados",
      emptyFor: "Sin resultados para “{query}”",
      loading,
      close: "Cerrar",
      navigate: "Navegar",
      select: "Seleccionar",
      openInNewTab: "Abrir en una pestaña nueva",
      escapeKey: "Esc",
      enterKey: "Intro",
      controlKey: "Ctrl",
    },
    drawer: { expand: "Expandir", collapse: "Contraer" },
    field: { optional: "(opcional)", moreInformation: "Más información" },
    fileUpload: {
      chooseFile: "Elegir un archivo",
      chooseFiles: "Elegir archivos",
      chooseFolder: "Elegir una carpeta",
      drop: "o arrastrar y soltar",
      reading: "Leyendo archivos…",
      list: "Archivos",
      none: "Ningún archivo seleccionado",
      selected: {
        one: "{name} seleccionado",
        many: "{count} de archivos seleccionados",
        other: "{count} archivos seleccionados",
      },
      uploading: "Subiendo {name}",
      uploaded: "Subido",
      retry: "Volver a subir {name}",
      remove: "Quitar {name}",
      rejectedType: {
        one: "No se admite el tipo de archivo de “{name}”.",
        many: "No se admite el tipo de {count} de archivos.",
        other: "No se admite el tipo de {count} archivos.",
      },
      rejectedSize: {
        one: "“{name}” supera el tamaño máximo de {size}.",
        many: "{count} de archivos superan el tamaño máximo de {size}.",
        other: "{count} archivos superan el tamaño máximo de {size}.",
      },
      rejectedCount: {
        one: "No se añadió “{name}”. El número máximo de archivos es {limit}.",
        many: "No se añadieron {count} de archivos. El número máximo de archivos es {limit}.",
        other: "No se añadieron {count} archivos. El número máximo de archivos es {limit}.",
      },
    },
    link: { opensInNewTab: "(se abre en una pestaña nueva)" },
    loader: { loading },
    logo: { name: "Kerf" },
    menuBar: { label: "Barra de herramientas" },
    numberField: {
      role: "Campo numérico",
      increase: "Aumentar",
      decrease: "Disminuir",
      inexact: "Introduzca un número con menos cifras.",
    },
    pagination: {
      label: "Paginación",
      showing: "{range} de {total}",
      empty: results.empty,
      unknown: "Página {page}",
      first: "Primera página",
      previous: "Página anterior",
      next: "Página siguiente",
      last: "Última página",
      page: "Página, de {first} a {pages}",
      perPage: "Por página",
    },
    poweredBy: { poweredBy: "Con tecnología de" },
    select: { ...list, empty: "Sin opciones", loading },
    sidebar: {
      label: "Menú principal",
      toggle: "Mostrar/ocultar barra lateral",
      resize: "Redimensionar barra lateral",
    },
    skeleton: { loading },
    slider: { minimum: "Mínimo", maximum: "Máximo" },
    sparkline: { noData: "Sin datos", summary: "de {first} a {last}, mínimo {low}, máximo {high}" },
    stepper: {
      label: "Progreso",
      compact: "Paso {step} de {count}: {label}",
      optional: "(opcional)",
      complete: "Completado:",
      error: "Error:",
    },
    table: {
      table: "Tabla",
      loading,
      selection: "Selección",
      selectAll: "Seleccionar todas las filas",
      selectRow: "Seleccionar {row}",
      resize: "Redimensionar",
      width: "{width} píxeles",
    },
    textarea: {
      left: {
        one: "Queda {count} carácter",
        many: "Quedan {count} de caracteres",
        other: "Quedan {count} caracteres",
      },
    },
    timeField: time,
    toast: {
      region: "Notificaciones (F6)",
      close: "Cerrar",
      closeAll: "Cerrar todas",
      more: { one: "{count} más", many: "{count} más", other: "{count} más" },
      info: "Información:",
      success: "Correcto:",
      warning: "Advertencia:",
      error: "Error:",
    },
    tree: {
      label: "Árbol",
      expand: "Expandir {label}",
      collapse: "Contraer {label}",
      loading: "Cargando {label}",
      loaded: {
        one: "{count} elemento en {label}",
        many: "{count} de elementos en {label}",
        other: "{count} elementos en {label}",
      },
      error: "No se pudo cargar.",
      retry: "Reintentar",
    },
  },
};
