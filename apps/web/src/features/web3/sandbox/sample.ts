/** Initial code in the editor: a harmless contract that uses the common features. */
export const SAMPLE = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Counts the glasses that everybody has pressed.
contract JuicePress {
    string public fruit;
    uint256 public glasses;
    mapping(address presser => uint256 count) public pressedBy;

    event Pressed(address indexed by, uint256 count);

    constructor(string memory firstFruit) {
        fruit = firstFruit;
    }

    /// The press gets hot: a dozen glasses at a time is enough.
    function press(uint256 count) external returns (uint256 total) {
        require(count > 0 && count <= 12, "Between one glass and a dozen, please.");
        glasses += count;
        pressedBy[msg.sender] += count;
        emit Pressed(msg.sender, count);
        return glasses;
    }

    /// Whoever pays may choose the fruit.
    function changeFruit(string calldata nextFruit) external payable {
        require(msg.value >= 1 gwei, "A new fruit costs one gwei.");
        fruit = nextFruit;
    }
}
`
