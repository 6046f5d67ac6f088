/** Why something in a file cannot be imported, and what to do. */
export const importTexts = {
  'file-too-large': /*i18n*/ { id: 'sustainabilityReports.import.fileTooLarge', message: 'This file is too large. It can be up to 10 MB.' },
  'password-protected': /*i18n*/ {
    id: 'sustainabilityReports.import.passwordProtected',
    message: 'This workbook is protected by a password. Remove the password in Excel and choose the file again.',
  },
  'broken-file': /*i18n*/ {
    id: 'sustainabilityReports.import.brokenFile',
    message: 'This file is damaged. Open it in Excel, save it again as .xlsx and choose that file.',
  },
  'macro-workbook': /*i18n*/ {
    id: 'sustainabilityReports.import.macroWorkbook',
    message: 'This workbook contains macros. Save it as .xlsx without macros and choose that file.',
  },
  'not-a-workbook': /*i18n*/ {
    id: 'sustainabilityReports.import.notAWorkbook',
    message: 'This is not an Excel workbook. Choose the filled VSME template as .xlsx.',
  },
  'not-a-vsme-template': /*i18n*/ {
    id: 'sustainabilityReports.import.notATemplate',
    message: 'This workbook is not EFRAG’s VSME template. Fill in the official template, or download ours from your sustainability page.',
  },
  'another-template-version': /*i18n*/ {
    id: 'sustainabilityReports.import.anotherTemplateVersion',
    message: 'This is version {version} of the template. Copy your figures into version {expected}, and choose that file.',
  },
  'missing-cells': /*i18n*/ {
    id: 'sustainabilityReports.import.missingCells',
    message: 'The cells for this are missing. Copy your figures into an unchanged template.',
  },
  'missing-identifier': /*i18n*/ {
    id: 'sustainabilityReports.import.missingIdentifier',
    message: 'This row has no identifier. Enter a number or a name for it.',
  },
  'missing-unit': /*i18n*/ {
    id: 'sustainabilityReports.import.missingUnit',
    message: 'This figure has no unit. Choose one from the list.',
  },
  'missing-member': /*i18n*/ {
    id: 'sustainabilityReports.import.missingMember',
    message: 'This row does not say what it is about. Choose it from the list.',
  },
  'unexpected-formula': /*i18n*/ {
    id: 'sustainabilityReports.import.unexpectedFormula',
    message: 'This cell contains a formula. Replace it with its result.',
  },
  'failed-formula': /*i18n*/ {
    id: 'sustainabilityReports.import.failedFormula',
    message: 'The formula in this cell fails. Correct the cells that it uses.',
  },
  'missing-period': /*i18n*/ {
    id: 'sustainabilityReports.import.missingPeriod',
    message: 'The file does not say what period it is about. Enter its first and last day.',
  },
  'missing-currency': /*i18n*/ {
    id: 'sustainabilityReports.import.missingCurrency',
    message: 'The file does not say what currency amounts are in. Choose it from the list.',
  },
  'not-a-number': /*i18n*/ {
    id: 'sustainabilityReports.import.notANumber',
    message: '“{text}” is not a number. Enter digits only, such as 1250.5.',
  },
  'not-a-date': /*i18n*/ { id: 'sustainabilityReports.import.notADate', message: '“{text}” is not a date. Enter one such as 2025-12-31.' },
  'not-a-year': /*i18n*/ { id: 'sustainabilityReports.import.notAYear', message: '“{text}” is not a year. Enter one such as 2030.' },
  'unknown-choice': /*i18n*/ {
    id: 'sustainabilityReports.import.unknownChoice',
    message: '“{text}” is not in the list. Choose one of its entries.',
  },
  'unknown-unit': /*i18n*/ {
    id: 'sustainabilityReports.import.unknownUnit',
    message: '“{text}” is not a unit of this figure. Choose one from the list.',
  },
  negative: /*i18n*/ { id: 'sustainabilityReports.import.negative', message: '{value} is negative. Enter 0 or more.' },
  'share-above-100': /*i18n*/ {
    id: 'sustainabilityReports.import.shareAbove100',
    message: 'This share is above 100%. Enter 1, or 100%, at most.',
  },
  'period-in-future': /*i18n*/ {
    id: 'sustainabilityReports.import.periodInFuture',
    message: 'The period of this file ends on {end}, in a year that has not begun. Correct the year in the file.',
  },
  'period-reversed': /*i18n*/ {
    id: 'sustainabilityReports.import.periodReversed',
    message: 'The period of this file begins on {start} and ends before that, on {end}. Correct one of them.',
  },
  'contradicting-values': /*i18n*/ {
    id: 'sustainabilityReports.import.contradictingValues',
    message: 'The file answers this twice: “{text}” differs from the first one. Keep one of them.',
  },
  'unknown-footnote': /*i18n*/ {
    id: 'sustainabilityReports.import.unknownFootnote',
    message: 'This footnote doesn’t belong to any answer. Choose what it belongs to, or remove it.',
  },
  'not-xbrl-json': /*i18n*/ {
    id: 'sustainabilityReports.import.notXbrlJson',
    message: 'This JSON file is not an xBRL-JSON report. Choose one, or a file in Invest Europe’s format.',
  },
  'another-taxonomy': /*i18n*/ {
    id: 'sustainabilityReports.import.anotherTaxonomy',
    message: 'This report follows another standard than VSME ({text}). Choose a VSME report.',
  },
  'another-taxonomy-version': /*i18n*/ {
    id: 'sustainabilityReports.import.anotherTaxonomyVersion',
    message: 'This report follows the VSME taxonomy of {version}. Export it again with the taxonomy of {expected}.',
  },
  'several-entities': /*i18n*/ {
    id: 'sustainabilityReports.import.severalEntities',
    message: 'This report is about several companies. Choose one that is about yours alone.',
  },
  'several-periods': /*i18n*/ {
    id: 'sustainabilityReports.import.severalPeriods',
    message: 'This report is about several periods. Choose one that is about a single year.',
  },
  'several-currencies': /*i18n*/ {
    id: 'sustainabilityReports.import.severalCurrencies',
    message: 'Amounts in this report are in several currencies. Choose one that has a single currency.',
  },
  'unknown-concept': /*i18n*/ {
    id: 'sustainabilityReports.import.unknownConcept',
    message: '“{text}” is not part of the VSME taxonomy. Remove it from the file.',
  },
  'unknown-member': /*i18n*/ {
    id: 'sustainabilityReports.import.unknownMember',
    message: '“{text}” is not a member of this list in the VSME taxonomy. Correct it in the file.',
  },
  'invalid-value': /*i18n*/ {
    id: 'sustainabilityReports.import.invalidValue',
    message: '“{text}” is not a value of this kind. Correct it in the file.',
  },
  'invalid-dimension': /*i18n*/ {
    id: 'sustainabilityReports.import.invalidDimension',
    message: 'The dimension “{text}” does not fit here. Correct it in the file.',
  },
  footnote: /*i18n*/ {
    id: 'sustainabilityReports.import.footnote',
    message: 'This has a footnote, which is not imported. Add it to the answer as evidence if readers need it.',
  },
  noParts: /*i18n*/ {
    id: 'sustainabilityReports.import.noParts',
    message: 'This total is not the sum of its parts. Enter how much of it is renewable and how much is not.',
  },
  onlyName: /*i18n*/ {
    id: 'sustainabilityReports.import.onlyName',
    message: 'The file says nothing about “{name}” but its name. Enter the address of a subsidiary, or the quantity of a material.',
  },
  unknownFile: /*i18n*/ {
    id: 'sustainabilityReports.import.unknownFile',
    message: 'This file can’t be imported. Choose a filled VSME template, an xBRL-JSON report, or Invest Europe’s fields as CSV or JSON.',
  },
  unclosed: /*i18n*/ {
    id: 'sustainabilityReports.import.unclosed',
    message: 'This file cannot be read as CSV. Check that each quotation mark is closed.',
  },
  noCompany: /*i18n*/ {
    id: 'sustainabilityReports.import.noCompany',
    message: 'The file has no line below the names of the fields. Add one with your figures.',
  },
  severalCompanies: /*i18n*/ {
    id: 'sustainabilityReports.import.severalCompanies',
    message: 'The file is about {count} companies. Keep the line of yours and choose the file again.',
  },
  unknownField: /*i18n*/ {
    id: 'sustainabilityReports.import.unknownField',
    message: 'Invest Europe’s format has no field of this name. Correct the name, or remove the field.',
  },
  twice: /*i18n*/ {
    id: 'sustainabilityReports.import.twice',
    message: 'The file answers this twice. Keep one of the two.',
  },
  tooManyRows: /*i18n*/ {
    id: 'sustainabilityReports.import.tooManyRows',
    message: 'A question can have answers for at most {most} rows. Combine some of them.',
  },
  anotherYear: /*i18n*/ {
    id: 'sustainabilityReports.import.anotherYear',
    message: 'This file is about {found}, and you are importing into {year}. Import it into {found} instead.',
  },
  anotherPeriod: /*i18n*/ {
    id: 'sustainabilityReports.import.anotherPeriod',
    message:
      'This file is about {start} to {end}, your answers are about another period. Set that period for your answers, then import the file.',
  },
  anotherCurrency: /*i18n*/ {
    id: 'sustainabilityReports.import.anotherCurrency',
    message:
      'Amounts in this file are in {found}, those of your answers in {currency}. Set the same currency for your answers, or convert the file.',
  },
} as const
