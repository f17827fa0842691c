export type { SliderMark, SliderRange, SliderValue } from './Slider';
export { Slider, type SliderProps } from './Slider';
