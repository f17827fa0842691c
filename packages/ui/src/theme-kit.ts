export { createTheme, type ThemeContrast, type ThemeKit, type ThemeNote } from './theme-kit/create-theme';
export {
  DENSITIES,
  type Density,
  RADIUS_MAX,
  type ThemeChoice,
  ThemeChoiceError,
} from './theme-kit/theme-choice';
