/** Names of the form's fields, as the API has them. @see DATA-013 */
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

/** What an inquiry holds while it is being written. */
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
