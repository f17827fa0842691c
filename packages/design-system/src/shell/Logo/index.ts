export { LOGO_TONES, LOGO_VARIANTS, Logo, type LogoProps, type LogoTone, type LogoVariant } from './Logo';
