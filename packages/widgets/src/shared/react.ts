import { toChildArray } from 'preact';

/*
 * Subset of React's API that the views use, from Preact. Smaller than Preact's compatibility layer: a view
 * that uses more fails to build.
 */
export { createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

export const Children = { toArray: toChildArray };
