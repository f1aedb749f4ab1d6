import { serveTasks } from '@masterplan/kit/pool';
import type { Task } from './task.ts';
import { think } from './think.ts';

serveTasks((task: Task) => think(task));
