import { foldText } from '@millrace/domain';

/** Meaning of a heading. A name is that of a company, of a product, or of either. */
export type HeadingMeaning = 'company' | 'product' | 'name' | 'country' | 'address' | 'url' | 'description';

/** Headings in the languages of the interface and its neighbours, the most specific first. */
const WORDS: Readonly<Record<HeadingMeaning, string>> = {
  company: `company name|supplier name|vendor name|manufacturer name|facility name|factory name|name of company|name of
    supplier|legal name|company|companies|supplier|suppliers|manufacturer|vendor|producer|facility|factory|organisation|organization|
    account name|business partner|Firmenname|Name der Firma|Lieferantenname|Name des Lieferanten|Unternehmensname|Firma|Firmen|Unternehmen|Lieferant|
    Lieferanten|Hersteller|Kreditor|Kreditorenname|Anbieter|Betrieb|公司名称|公司|企业名称|企业|供应商名称|供应商|厂家|厂商|制造商|生产商|单位名称|
    工厂名称|公司名稱|企業名稱|供應商名稱|供應商|廠商|製造商|会社名|企業名|社名|会社|企業|仕入先名|仕入先|取引先名|取引先|サプライヤー名|サプライヤー|メーカー名|
    メーカー|製造元|法人名|工場名|اسم الشركة|الشركة|شركة|اسم المورد|المورد|الموردون|الشركة المصنعة|المصنع|nom de l'entreprise|raison sociale|nom du fournisseur|
    entreprise|société|fournisseur|fabricant|razón social|nombre de la empresa|nombre del proveedor|empresa|proveedor|fabricante|
    razão social|nome da empresa|nome do fornecedor|fornecedor|ragione sociale|nome azienda|nome fornitore|azienda|fornitore|produttore|
    bedrijfsnaam|bedrijf|leverancier|nazwa firmy|dostawca|producent|název firmy|dodavatel|firma adı|şirket adı|şirket|tedarikçi|
    название компании|компания|поставщик|회사명|회사|업체명|공급업체|leverantör|företag`,
  product: `product name|material name|item name|article name|part name|name of product|raw material|application name|product|products|
    material|materials|item|article|part|component|application|substance|Produktname|Produktbezeichnung|Artikelbezeichnung|Artikelname|Materialname|Produkt|
    Produkte|Artikel|Material|Rohstoff|Werkstoff|Bauteil|Anwendung|产品名称|产品|品名|物料名称|材料名称|材料|原材料|商品名称|产品名稱|產品名稱|產品|
    製品名|商品名|品名|製品|品目名|品目|材料名|原材料|部品名|用途|اسم المنتج|المنتج|منتج|المادة|المادة الخام|nom du produit|produit|matière première|
    matière|article|nombre del producto|producto|materia prima|nome do produto|produto|nome prodotto|prodotto|материал|продукт|товар|제품명|제품`,
  name: `name|full name|title|Name|Bezeichnung|Benennung|名称|名稱|名前|名|名字|الاسم|اسم|nom|dénomination|nombre|denominación|nome|denominazione|naam|
    nazwa|název|ad|adı|название|наименование|이름|namn|navn|nimi|név`,
  country: `country name|country of origin|country|country code|country/region|country or region|nation|country iso|iso country|Land|Staat|Ländercode|
    Länderkürzel|Herkunftsland|Ursprungsland|Land/Region|国家|国家/地区|国别|国|原产国|國家|國家/地區|国名|国・地域|原産国|所在国|البلد|الدولة|بلد|دولة|بلد المنشأ|pays|pays
    d'origine|país|país de origen|país de origem|paese|paese di origine|nazione|kraj|země|stát|ülke|страна|국가|나라|maa|ország|țară`,
  address: `address|street address|full address|company address|facility address|street|postal address|location|Adresse|Anschrift|Straße|Strasse|
    Postanschrift|Firmenadresse|Standort|地址|公司地址|详细地址|通讯地址|住所|所在地|本社所在地|アドレス|العنوان|عنوان|عنوان الشركة|adresse postale|rue|dirección|domicilio|endereço|
    indirizzo|via|adres|adresa|адрес|주소|adress|osoite|cím`,
  url: `website|web site|web|url|webpage|web page|web address|homepage|home page|internet|site|link|company website|Webseite|Website|Internetseite|
    Internetadresse|Webadresse|网站|网址|官网|公司网站|主页|網站|網址|ウェブサイト|サイト|ホームページ|公式サイト|الموقع الإلكتروني|الموقع|موقع الويب|رابط|site web|site internet|
    sitio web|página web|sítio web|sito web|sito|strona www|web sitesi|сайт|веб-сайт|웹사이트|홈페이지`,
  description: `description|desc|details|notes|note|comment|comments|remarks|about|summary|Beschreibung|Kurzbeschreibung|Bemerkung|Bemerkungen|Anmerkung|
    Hinweis|Kommentar|描述|说明|备注|简介|产品描述|公司简介|描述說明|說明|備註|説明|概要|備考|詳細|メモ|الوصف|وصف|ملاحظات|descriptif|remarques|descripción|observaciones|
    descrição|observações|descrizione|note|opis|popis|açıklama|описание|примечание|설명|비고|beskrivning`,
};

const MEANINGS = Object.keys(WORDS) as HeadingMeaning[];

const folded = (heading: string): string => foldText(heading).replace(/[^\p{L}\p{N}]/gu, '');

/** Folded words of each meaning. */
const FOLDED = new Map(
  MEANINGS.map((meaning) => [meaning, [...new Set(WORDS[meaning].split('|').map(folded))]] as const),
);

const IS_LATIN = /^[\p{Script=Latin}\p{N}]+$/u;

/** Words that are too short to be looked for within a heading. */
const isLongEnough = (word: string): boolean => word.length > (IS_LATIN.test(word) ? 3 : 1);

/** Words of headings that are no names: codes, numbers, groups. */
const NO_NAME =
  /code|number|nummer|\bno\b|\bnr\b|\bid\b|type|typ\b|category|kategorie|group|gruppe|status|date|datum|price|preis|phone|telefon|mail|contact|kontakt|编号|代码|类别|番号|コード|区分|رقم|رمز/i;

/** Returns how well a heading has a meaning: by the place of an equal word, then of one that it contains; null if not. */
export function rateHeading(
  heading: string,
  meaning: HeadingMeaning,
): { isEqual: boolean; place: number } | null {
  const asked = folded(heading);
  const words = FOLDED.get(meaning) ?? [];
  const equal = words.indexOf(asked);
  if (equal >= 0) return { isEqual: true, place: equal };
  const isName = meaning === 'company' || meaning === 'product' || meaning === 'name';
  if (asked === '' || (isName && NO_NAME.test(heading))) return null;
  const contained = words.findIndex((word) => isLongEnough(word) && asked.includes(word));
  return contained < 0 ? null : { isEqual: false, place: contained };
}

/** Returns what a heading means if it equals a known one. A heading may mean two things. */
export const meaningsOf = (heading: string): HeadingMeaning[] =>
  MEANINGS.filter((meaning) => FOLDED.get(meaning)?.includes(folded(heading)));
