import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { userSchema } from '@speak-it-now/contract';
import { simpleParser } from 'mailparser';
import { expect } from './checker-page.ts';
