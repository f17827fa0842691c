import { toChildArray } from 'preact';

/*
 * What the views ask of React, from Preact. Less than Preact's compatibility layer, of which they need nothing: a
 * view that asks for more fails to build.
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
