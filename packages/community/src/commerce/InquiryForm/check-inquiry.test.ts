import { describe, expect, it } from 'vitest';
import { checkInquiry } from './check-inquiry';
import { NO_INQUIRY } from './inquiry-values';

const complete = {
  ...NO_INQUIRY,
  first_name: 'Ines',
  email_id: 'ines@kvarnholm.example',
  message: 'A supplier of helium.',
};

describe('checkInquiry', () => {
  it('asks for first name, e-mail and message, and for nothing else [INQ-003]', () => {
    expect(checkInquiry(complete)).toEqual({});
    expect(Object.keys(checkInquiry(NO_INQUIRY))).toEqual(['first_name', 'email_id', 'message']);
    expect(Object.keys(checkInquiry({ ...complete, message: ' \n ' }))).toEqual(['message']);
  });

  it('refuses what is no address, and what is too long', () => {
    expect(checkInquiry({ ...complete, email_id: 'ines' })).toEqual({
      email_id: { key: 'inquiryForm.emailInvalid' },
    });
    expect(checkInquiry({ ...complete, company_name: 'x'.repeat(201), message: 'é'.repeat(5001) })).toEqual({
      company_name: { key: 'inquiryForm.tooLong', values: { limit: 200 } },
      message: { key: 'inquiryForm.tooLong', values: { limit: 5000 } },
    });
    expect(checkInquiry({ ...complete, message: '🧵'.repeat(5000) })).toEqual({});
  });
});
