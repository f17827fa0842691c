// Sample content: an installation puts what its own members said in their place (MKT-007).
export const testimonialsMessages = {
  'testimonials.title': 'From members',
  'testimonials.fact': 'Sample quotations',
  'testimonials.first':
    'We had bought the same helium for nine years. The value chain page showed four suppliers within two hundred kilometres of the plant.',
  'testimonials.firstName': 'Per Ahl',
  'testimonials.firstRole': 'Purchasing lead, Kvarnholm Silica AB',
  'testimonials.second':
    'A process note we posted on a Tuesday had three cathode makers asking the right questions by Thursday.',
  'testimonials.secondName': 'Aya Ito',
  'testimonials.secondRole': 'Application engineer, Tsurumi Binder Works',
} as const;
