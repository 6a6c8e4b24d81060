import '@testing-library/jest-dom';
import './jsdomGaps';
