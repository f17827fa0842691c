import { Router } from 'express';
import type { WebConfig } from './config';

export function embedHandler(_config: WebConfig): Router {
  return Router();
}
