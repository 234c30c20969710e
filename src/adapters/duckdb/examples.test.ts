import { describeExamples } from '../../testing/warehouse/examples-suite.fixture.ts';
import { startWarehouse } from './small-snapshot.fixture.ts';

describeExamples(startWarehouse);
