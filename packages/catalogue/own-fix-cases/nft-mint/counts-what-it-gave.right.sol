// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

contract BeeFaucet {
    IERC20 private constant BEES = IERC20(0x0b4286e3dbfB58D64573E23Cf3046Db351C4158F);

    uint256 private constant POOL = 200;
    uint256 private given;

    error NotSoManyLeft(uint256 left);

    function withdraw(uint8 amount) external {
        if (given + amount > POOL) revert NotSoManyLeft(POOL - given);
        given += amount;
        require(BEES.transfer(msg.sender, uint256(amount) * 1 ether), "The bees would not leave the hive.");
    }

    function getBalance() external view returns (uint256) {
        return POOL - given;
    }
}
