export { Slider, type SliderProps } from './Slider';
export type { SliderMark, SliderRange, SliderValue } from './slider-props';
