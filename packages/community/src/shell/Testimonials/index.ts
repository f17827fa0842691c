export { type Testimonial, Testimonials, type TestimonialsProps } from './Testimonials';
