/** Field names of the form, as in the API. @see DATA-013 */
export const INQUIRY_FIELDS = [
  'first_name',
  'last_name',
  'company_name',
  'email_id',
  'contact',
  'quantity',
  'unit',
  'needed_by',
  'delivery_country',
  'message',
] as const;
export type InquiryField = (typeof INQUIRY_FIELDS)[number];

/** Form values of an inquiry. */
export interface InquiryValues extends Record<InquiryField, string> {
  attachment: File | null;
}

export const NO_INQUIRY: InquiryValues = {
  first_name: '',
  last_name: '',
  company_name: '',
  email_id: '',
  contact: '',
  quantity: '',
  unit: '',
  needed_by: '',
  delivery_country: '',
  message: '',
  attachment: null,
};
