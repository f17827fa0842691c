// Sample content: an installation replaces it with quotes of its own members (MKT-007).
export const testimonialsMessages = {
  'testimonials.title': 'How members use {brand}',
  'testimonials.fact': 'Two examples',
  'testimonials.first':
    'We had bought helium from one supplier for nine years. The value chain page showed us four more within 200 kilometers of the plant.',
  'testimonials.firstName': 'Per Ahl',
  'testimonials.firstRole': 'Head of purchasing, Kvarnholm Silica AB',
  'testimonials.second':
    'We posted a process note on Tuesday. By Thursday, three cathode makers were asking the right questions.',
  'testimonials.secondName': 'Aya Ito',
  'testimonials.secondRole': 'Application engineer, Tsurumi Binder Works',
} as const;
