import { describeEveryPlan } from './every-plan.ts';

describeEveryPlan(60);
